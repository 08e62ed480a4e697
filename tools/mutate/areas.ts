/** A part of the product where a fault costs most, and the tests that should notice one. */
export interface MutatedArea {
  readonly name: string;
  /** Globs; tests and what only tests use are left out. */
  readonly sources: readonly string[];
  readonly tests: readonly TestFiles[];
}

export interface TestFiles {
  readonly project: TestProjectName;
  readonly files: readonly string[];
}

export type TestProjectName = 'rules' | 'components' | 'database';

const BILLING = 'apps/api/src/modules/billing';
const PROGRESS = 'apps/api/src/modules/play/progress';
const PLAY = 'apps/web/src/areas/play';
const ACCESS = 'apps/api/src/plugins/access';

export const mutatedAreas: readonly MutatedArea[] = [
  {
    name: 'money',
    sources: ['packages/contract/src/rules/{billing,plans}/*.ts', `${BILLING}/**/*.ts`],
    tests: [
      {
        project: 'rules',
        files: ['packages/contract/src/rules/{billing,plans}/*.test.ts', `${BILLING}/**/*.test.ts`],
      },
      // Without faults.db.test.ts, which takes minutes for each mutant that it does not notice.
      { project: 'database', files: [`${BILLING}/**/!(faults).db.test.ts`] },
    ],
  },
  {
    name: 'mastery',
    sources: [
      'packages/contract/src/rules/play/group-mastery.ts',
      'packages/game-kit/src/model/loop/{result,score}.ts',
      `${PLAY}/activity/results/report-of.ts`,
      `${PROGRESS}/*.ts`,
    ],
    tests: [
      {
        project: 'rules',
        files: [
          'packages/contract/src/rules/play/*.test.ts',
          'packages/game-kit/src/model/loop/*.test.ts',
          `${PLAY}/activity/results/*.test.ts`,
          `${PROGRESS}/*.test.ts`,
        ],
      },
      { project: 'database', files: [`${PROGRESS}/*.db.test.ts`] },
    ],
  },
  {
    name: 'outbox',
    sources: [
      `${PLAY}/outbox/*.ts`,
      `${PLAY}/time/{beat-clock,outbox-sending,play-time}.ts`,
      'apps/web/src/shared/device-storage.ts',
    ],
    tests: [
      {
        project: 'rules',
        files: [`${PLAY}/{outbox,time}/*.test.ts`, 'apps/web/src/shared/device-storage.test.ts'],
      },
      { project: 'components', files: [`${PLAY}/{outbox,time}/*.component.test.tsx`] },
    ],
  },
  {
    name: 'access',
    sources: ['packages/contract/src/access/*.ts', `${ACCESS}/*.ts`],
    tests: [
      { project: 'rules', files: ['packages/contract/src/access/*.test.ts', `${ACCESS}/*.test.ts`] },
      { project: 'database', files: [`${ACCESS}/*.db.test.ts`] },
    ],
  },
  {
    name: 'jobs',
    sources: ['apps/api/src/jobs/*.ts', 'apps/api/src/ports/mail/{deliver,outbox}.ts'],
    tests: [
      { project: 'rules', files: ['apps/api/src/jobs/*.test.ts'] },
      {
        project: 'database',
        files: ['apps/api/src/{jobs,ports/mail}/*.db.test.ts', 'apps/api/src/db/months.db.test.ts'],
      },
    ],
  },
];
