import { randomUUID } from 'node:crypto'
import { type FieldDescription, type FieldProblems, tickedValue } from '#contracts/contract.ts'
import { hiddenFields } from '#contracts/submission.ts'
import { type Posted } from './accept.ts'
import { type Door } from './door.ts'

interface Problem {
  message: string
  fields?: FieldProblems | undefined
  /** What was typed comes back in a form that can be sent again. */
  posted?: Posted | null
}

type ProblemDoor = Pick<Door, 'office' | 'formWords'>

/** What a browser without script sees when its form could not be taken: the faults in words, everything typed, the phone. */
export function problemPage({ message, fields = {}, posted }: Problem, { office, formWords }: ProblemDoor): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(message)} | ${escape(office.name)}</title>
<style>
body{margin:0;padding:1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#14212b;background:#f6f9fa}
main{max-width:40rem;margin:0 auto}
h1{font-size:1.6rem;line-height:1.3}
.problems{padding:1rem 1.25rem;border:1px solid #e7b9b5;border-radius:14px;background:#fdf3f2;color:#b3261e}
a{color:#1f4a6b}
.problems a{color:#b3261e}
label,legend{display:block;margin:1rem 0 .3rem;font-weight:600}
input,select,textarea{box-sizing:border-box;width:100%;min-height:48px;padding:.6rem .75rem;font:inherit;border:1px solid #71858f;border-radius:10px;background:#fff}
input[type=checkbox]{width:22px;min-height:22px;margin:0 .6rem 0 0;vertical-align:middle}
[aria-invalid]{border:2px solid #b3261e}
.fault{margin:.3rem 0 0;color:#b3261e}
button{margin-top:1.5rem;min-height:50px;padding:.7rem 1.4rem;font:inherit;font-weight:600;color:#fff;background:#143048;border:0;border-radius:10px}
:focus-visible{outline:3px solid #a96800;outline-offset:2px}
</style>
</head>
<body>
<main>
<div class="problems" role="alert">
<h1>${escape(message)}</h1>
${faultList(fields, posted)}
</div>
<p>If you would rather talk, call ${escape(office.name)} at <a href="${escape(office.phoneLink)}">${escape(office.phone)}</a>.</p>
${posted ? form(posted, fields, formWords) : '<p>Go back in your browser: what you typed is still there. Or go to <a href="/">the home page</a>.</p>'}
</main>
</body>
</html>`
}

function faultList(fields: FieldProblems, posted: Posted | null | undefined): string {
  const faults = Object.entries(fields)
  if (faults.length === 0)
    return posted ? '<p>Nothing you typed is lost: it stands below and can be sent again.</p>' : ''
  return `<ul>${faults.map(([field, fault]) => `<li><a href="#${escape(field)}">${escape(fault)}</a></li>`).join('')}</ul>`
}

function form({ contract, typed }: Posted, fields: FieldProblems, formWords: Door['formWords']): string {
  const { labels, aboveButton } = formWords(contract.kind, typed.get(hiddenFields.consents) ?? undefined)
  const controls = Object.entries(contract.fields).map(([name, field]) => {
    const value = typed.getAll(name).at(-1) ?? ''
    const fault = fields[name]
    const marks = fault ? ` aria-invalid="true" aria-describedby="${name}-fault"` : ''
    const note = fault ? `<p class="fault" id="${name}-fault">${escape(fault)}</p>` : ''
    const label = labels[name] ?? field.label
    return control({ name, field: { ...field, label }, value, marks }) + note
  })
  const { key, trap, ...kept } = hiddenFields
  const hidden = [
    `<input type="hidden" name="${key}" value="${escape(keyOf(typed))}">`,
    ...Object.values(kept).map(
      (name) => `<input type="hidden" name="${name}" value="${escape(typed.get(name) ?? '')}">`,
    ),
    `<input type="hidden" name="${trap}" value="">`,
  ]
  const paragraphs = aboveButton.map((paragraph) => `<p>${escape(paragraph)}</p>`)
  return `<form method="post" action="${escape(contract.path)}" accept-charset="utf-8">${controls.join('\n')}${hidden.join('')}${paragraphs.join('')}<button>Send again</button></form>
<p>See our <a href="/privacy-policy">Privacy Policy</a> and <a href="/terms-of-service">Terms of Service</a>.</p>`
}

/** A form without script had no key; from here on it has one. */
function keyOf(typed: URLSearchParams): string {
  const key = typed.get(hiddenFields.key)
  return key === null || key === '' ? randomUUID() : key
}

interface Control {
  name: string
  field: FieldDescription
  value: string
  marks: string
}

function control({ name, field, value, marks }: Control): string {
  const attributes = `id="${name}" name="${name}"${marks}`
  if (field.ask === 'box')
    return `<label><input type="checkbox" ${attributes} value="${tickedValue}"${value === tickedValue ? ' checked' : ''}>${escape(field.label)}</label>`
  const label = `<label for="${name}">${escape(field.label)}${field.optional ? ' (optional)' : ''}</label>`
  if (field.ask === 'choice') return label + select(attributes, field, value)
  if (field.ask === 'text') return `${label}<textarea ${attributes} rows="6">\n${escape(value)}</textarea>`
  return `${label}<input type="${inputTypes[field.ask]}" ${attributes} value="${escape(value)}">`
}

const inputTypes = { line: 'text', email: 'email', phone: 'tel', date: 'date', time: 'time' }

function select(attributes: string, { choices = [] }: FieldDescription, value: string): string {
  const options = choices.map((choice) => (typeof choice === 'string' ? { value: choice, label: choice } : choice))
  const listed = [{ value: '', label: 'Choose one' }, ...options]
  return `<select ${attributes}>${listed.map((option) => `<option value="${escape(option.value)}"${option.value === value ? ' selected' : ''}>${escape(option.label)}</option>`).join('')}</select>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
