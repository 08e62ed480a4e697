import type { ErrorEntries } from '../error-entry.ts';

/** Spec 3 §5.4 (report dates, CSV), §5.5 (organizations and plans), §6 (protected rows) and §8. */
export const adminErrors = {
  'config.noLocale': { status: 400, text: '* - At least one language must be selected!' },
  'plans.belowAssigned': {
    status: 409,
    text: 'You cant purchase less than already assigned to regions and learning centers',
  },
  'plans.aboveUnassigned': {
    status: 409,
    text: 'You cant assign more than master organization has not assigned',
  },
  'plans.belowUsed': { status: 409, text: 'You cant assign less than organization already uses' },
  'teachers.importFailed': { status: 500, text: 'Something goes wrong, try again please' },
  'teachers.usernamesInUse': { status: 409, text: 'These usernames are already in use: {list}' },
  'teachers.noneImported': { status: 409, text: 'None of the teachers were imported' },
  'reports.startAfterEnd': { status: 400, text: 'The start date cannot be after the end date' },
  'rows.protected': { status: 409, text: 'This row is protected and cannot be deleted' },
  'rows.inUse': { status: 409, text: 'This is still used elsewhere and cannot be deleted' },
  'csv.notCsv': { status: 415, text: 'Only .csv files can be chosen' },
  'csv.unreadable': { status: 400, text: 'The CSV file could not be read' },
  'csv.noRows': { status: 400, text: 'The CSV file has no rows' },
} as const satisfies ErrorEntries;
