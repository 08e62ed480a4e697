import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { Roster, SchoolRosters } from './port.ts';
import { sandboxDistrict } from './sandbox-district.ts';

/** Opens the lists of the embedded district. */
export const SANDBOX_TOKEN = 'sandbox-token';

/** Tokens that show what can go wrong with a real one; a link made with them can be tried, and mended. */
const FAILING: Readonly<Record<string, ErrorCode>> = {
  'sandbox-token-ended': 'school.tokenEnded',
  'sandbox-token-busy': 'school.askLater',
  'sandbox-token-broken': 'school.noAnswer',
  'sandbox-token-half': 'school.incomplete',
};

const maple = 'sandbox-school-maple';
const birch = 'sandbox-school-birch';

/** Ids are those of the sign-in page; Birch School is new to the demo world and has no plans there. */
export const sandboxRoster: Roster = {
  schools: [
    { id: maple, name: 'Maple School' },
    { id: birch, name: 'Birch School' },
  ],
  teachers: [
    {
      id: 'sandbox-teacher',
      firstname: 'Theo',
      lastname: 'Nakamura',
      email: 'teacher@flink.test',
      schoolIds: [maple],
    },
    {
      id: 'sandbox-teacher-2',
      firstname: 'Ines',
      lastname: 'Moreau',
      email: 'ines.moreau@birch.test',
      schoolIds: [birch],
    },
    { id: 'sandbox-teacher-3', firstname: 'Pavel', lastname: 'Novák', email: null, schoolIds: [birch] },
  ],
  students: [
    { id: 'sandbox-student-1', firstname: 'Leo', lastname: 'García', schoolIds: [maple], yob: 2018 },
    { id: 'sandbox-student-2', firstname: 'Mia', lastname: 'García', schoolIds: [maple], yob: 2020 },
    { id: 'sandbox-unknown', firstname: 'Nadia', lastname: 'Park', schoolIds: [maple], yob: 2017 },
    { id: 'sandbox-student-4', firstname: 'Ravi', lastname: 'Menon', schoolIds: [birch], yob: 2016 },
  ],
  contacts: [
    {
      id: 'sandbox-contact',
      firstname: 'Ana',
      lastname: 'García',
      studentIds: ['sandbox-student-1', 'sandbox-student-2'],
    },
    { id: 'sandbox-contact-2', firstname: 'June', lastname: 'Park', studentIds: ['sandbox-unknown'] },
  ],
  sections: [
    {
      id: 'sandbox-section-1',
      teacherIds: ['sandbox-teacher'],
      studentIds: ['sandbox-student-1', 'sandbox-student-2', 'sandbox-unknown'],
    },
  ],
};

/** The embedded district's lists, and the ways in which a real one fails. */
export const sandboxRosters: SchoolRosters = {
  async districtOf(token) {
    if (token === 'sandbox-token-ended' || !(token === SANDBOX_TOKEN || token in FAILING))
      fail('school.tokenEnded');
    return { id: sandboxDistrict.id, name: sandboxDistrict.name };
  },

  async rosterOf(token) {
    const failure = token === SANDBOX_TOKEN ? undefined : (FAILING[token] ?? 'school.tokenEnded');
    return failure === undefined ? sandboxRoster : fail(failure);
  },
};

function fail(reason: ErrorCode): never {
  throw new AppError('school.listsFailed', { reason });
}
