type WithNulls<Answers> = {
  [Field in keyof Answers]: undefined extends Answers[Field]
    ? Exclude<Answers[Field], undefined> | null
    : Answers[Field]
}

/** Answers as columns: what was not given is null. */
export function withNulls<Answers extends object>(answers: Answers): WithNulls<Answers> {
  return Object.fromEntries(
    Object.entries(answers).map(([field, value]) => [field, value === undefined ? null : (value as unknown)]),
  ) as WithNulls<Answers>
}
