import { type CreateTableBuilder } from 'kysely'
import { type ColumnTypes, type Migration } from '../migration.ts'
import { type Connection } from '../tables.ts'

export const firstTables: Migration = {
  number: 1,
  name: 'first tables',
  up: async (db, types) => {
    await table(db, 'users', types)
      .addColumn('username', 'text', (column) => column.notNull().unique())
      .addColumn('password', 'text', (column) => column.notNull())
      .execute()
    await recordTable(db, 'contact_messages', types, {
      required: ['name', 'email', 'subject', 'message'],
      given: ['phone'],
    }).execute()
    await recordTable(db, 'testimonials', types, {
      required: ['name', 'title', 'email', 'testimonial'],
      given: ['company'],
    })
      .addColumn('rating', 'integer', (column) => column.notNull())
      .addColumn('approved', types.flag, (column) => column.notNull().defaultTo(types.no))
      .execute()
    await recordTable(db, 'quote_requests', types, {
      required: ['first_name', 'last_name', 'email', 'phone', 'insurance_type'],
      given: ['message'],
    })
      .addColumn('details', types.structure)
      .execute()
    await recordTable(db, 'flood_intake_requests', types, floodColumns)
      .addColumn('closing_date', types.day)
      .addColumn('year_built', 'integer')
      .execute()
    await scopeOfAppointments(db, types).execute()
    await besideTheRecords(db, types)
  },
}

interface TextColumns {
  required: string[]
  /** May be null: the visitor left it empty. */
  given: string[]
}

const floodColumns: TextColumns = {
  required: [
    'professional_name',
    'company',
    'professional_title',
    'phone',
    'email',
    'preferred_contact',
    'client_name',
    'transaction_type',
    'urgency_level',
    'lender_name',
    'property_address',
    'property_city',
    'property_state',
    'property_zip',
    'property_type',
    'dwelling_coverage',
  ],
  given: [
    'license_number',
    'office_address',
    'client_phone',
    'client_email',
    'loan_officer',
    'loan_amount',
    'loan_type',
    'square_footage',
    'foundation_type',
    'current_flood_zone',
    'previous_flood_damage',
    'proximity_to_water',
    'elevation_certificate_status',
    'need_new_certificate',
    'contents_coverage',
    'deductible_preference',
    'special_circumstances',
    'additional_notes',
  ],
}

const scopeBoxes = [
  'medicare_advantage',
  'medicare_supplement_medigap',
  'prescription_drug_plan_part_d',
  'other_products',
  'interpreter_needed',
  'consent_to_contact',
  'understand_scope',
  'agree_to_terms',
]

function scopeOfAppointments(db: Connection, types: ColumnTypes) {
  const start = recordTable(db, 'scope_of_appointments', types, {
    required: ['beneficiary_name', 'beneficiary_phone', 'time_zone', 'appointment_type', 'preferred_language'],
    given: ['beneficiary_email', 'other_products_specify', 'special_needs'],
  })
  const withBoxes = scopeBoxes.reduce(
    (made, box) => made.addColumn(box, types.flag, (column) => column.notNull().defaultTo(types.no)),
    start,
  )
  return withBoxes
    .addColumn('appointment_date', types.day, (column) => column.notNull())
    .addColumn('appointment_time', types.timeOfDay, (column) => column.notNull())
    .addColumn('consent_texts', types.structure, (column) => column.notNull())
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('page_version', 'text', (column) => column.notNull())
}

async function besideTheRecords(db: Connection, types: ColumnTypes) {
  await db.schema
    .createTable('submission_keys')
    .addColumn('receipt_key', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('created_at', types.instant, (column) => column.notNull())
    .execute()
  await table(db, 'outbox', types)
    .addColumn('letter', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('message_token', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', types.instant, (column) => column.notNull())
    .addColumn('first_attempt_at', types.instant)
    .addColumn('leased_until', types.instant)
    .addColumn('lease', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', types.instant, (column) => column.notNull())
    .addColumn('sent_at', types.instant)
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute()
  await db.schema.createIndex('outbox_recipient').on('outbox').columns(['recipient', 'created_at']).execute()
  await db.schema.createIndex('outbox_reference').on('outbox').column('reference').execute()
  await table(db, 'events', types)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('at', types.instant, (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('events_reference').on('events').column('reference').execute()
  await db.schema
    .createTable('post_allowances')
    .addColumn('visitor', 'text', (column) => column.primaryKey())
    .addColumn('tokens', 'double precision', (column) => column.notNull())
    .addColumn('before', 'double precision', (column) => column.notNull())
    .addColumn('at', types.instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('readiness')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', types.instant, (column) => column.notNull())
    .execute()
}

function table(db: Connection, name: string, types: ColumnTypes): CreateTableBuilder<string> {
  return db.schema.createTable(name).addColumn('id', types.id)
}

/** A table of visitors' records: the common columns, then its texts. */
function recordTable(db: Connection, name: string, types: ColumnTypes, { required, given }: TextColumns) {
  const common = table(db, name, types)
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', types.instant, (column) => column.notNull().defaultTo(types.now))
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
    .addColumn('suspected', types.flag, (column) => column.notNull().defaultTo(types.no))
    .addColumn('source', types.structure, (column) => column.notNull())
  const filled = required.reduce((made, column) => made.addColumn(column, 'text', (text) => text.notNull()), common)
  return given.reduce((made, column) => made.addColumn(column, 'text'), filled)
}
