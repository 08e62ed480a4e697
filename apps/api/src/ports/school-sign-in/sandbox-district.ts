import type { SandboxPerson } from './port.ts';

/** Ids are those of the demo world (content/load/demo-world.ts), so that the people there can sign in. */
export const sandboxDistrict: {
  readonly id: string;
  readonly name: string;
  readonly people: readonly SandboxPerson[];
} = {
  id: 'sandbox-district',
  name: 'Sunrise District',
  people: [
    {
      id: 'sandbox-student-1',
      name: 'Leo García',
      userType: 'student',
      school: 'Maple School',
      shows: 'signIn',
    },
    {
      id: 'sandbox-student-2',
      name: 'Mia García',
      userType: 'student',
      school: 'Maple School',
      shows: 'signIn',
    },
    {
      id: 'sandbox-contact',
      name: 'Ana García',
      userType: 'contact',
      school: 'Maple School',
      shows: 'signIn',
    },
    {
      id: 'sandbox-teacher',
      name: 'Theo Nakamura',
      userType: 'teacher',
      school: 'Maple School',
      shows: 'signIn',
    },
    {
      id: 'sandbox-school-admin',
      name: 'Celia Brandt',
      userType: 'school_admin',
      school: 'Maple School',
      shows: 'signIn',
    },
    {
      id: 'sandbox-district-admin',
      name: 'Clara Voss',
      userType: 'district_admin',
      school: null,
      shows: 'signIn',
    },
    {
      id: 'sandbox-unknown',
      name: 'Nadia Park',
      userType: 'student',
      school: 'Maple School',
      shows: 'unknownPerson',
    },
    {
      id: 'sandbox-failure',
      name: 'Otto Lindqvist',
      userType: 'staff',
      school: 'Birch School',
      shows: 'failure',
    },
  ],
};
