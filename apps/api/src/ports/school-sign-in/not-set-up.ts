import { AppError } from '@flink/contract/errors/app-error.ts';
import type { SchoolSignIn } from './port.ts';

/** Of an installation that has neither a school sign-in service nor the demo world. */
export const schoolSignInNotSetUp: SchoolSignIn = {
  sandbox: null,
  authorizeUrl: () => {
    throw new AppError('auth.cleverFailed', { reason: 'school.notSetUp' });
  },
  exchange: () => Promise.reject(new AppError('auth.cleverFailed', { reason: 'school.notSetUp' })),
  rosters: {
    districtOf: () => Promise.reject(new AppError('school.listsFailed', { reason: 'school.notSetUp' })),
    rosterOf: () => Promise.reject(new AppError('school.listsFailed', { reason: 'school.notSetUp' })),
  },
};
