import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { withoutHiddenSigns } from '@flink/contract/rules/hidden-signs.ts';
import { z } from 'zod';
import type { SchoolRosters } from './port.ts';

interface RosterSettings {
  readonly apiUrl: string;
  /** For one page. */
  readonly within: number;
  readonly wait?: (ms: number) => Promise<void>;
}

const PAGE = 1_000;

/** A busy or broken service is asked again after this, twice as long each time, until patience ends. */
const FIRST_WAIT_MS = 1_000;

/** Clever counts requests by the minute (API guide, rate limiting). */
const LONGEST_WAIT_MS = 61_000;

const id = z.string().min(1);
const name = z.object({ first: z.string().nullish(), last: z.string().nullish() });
const ids = z.array(id).nullish();
const atSchools = z.object({ school: id.nullish(), schools: ids });

const district = z.object({ id, name: z.string().min(1) });
const school = z.object({ id, name: z.string().min(1) });
const teacher = z.object({ id, name, email: z.string().nullish(), roles: z.object({ teacher: atSchools }) });
const student = z.object({
  id,
  name,
  roles: z.object({ student: atSchools.extend({ dob: z.string().nullish() }) }),
});
const contact = z.object({
  id,
  name,
  roles: z.object({
    contact: z.object({
      student_relationships: z
        .array(z.object({ student: id, relationship: z.string().nullish(), type: z.string().nullish() }))
        .nullish(),
    }),
  }),
});
const section = z.object({ id, teacher: id.nullish(), teachers: ids, students: ids });

interface Page<Row> {
  readonly data: readonly { readonly data: Row }[];
  readonly links?: readonly { readonly rel: string; readonly uri: string }[] | null | undefined;
}

const pageOf = <Row>(row: z.ZodType<Row>): z.ZodType<Page<Row>> =>
  z.object({
    data: z.array(z.object({ data: row as z.ZodType<Row, unknown> })),
    links: z.array(z.object({ rel: z.string(), uri: z.string() })).nullish(),
  }) as unknown as z.ZodType<Page<Row>>;

/** The data API of Clever, v3.0: pages by `rel: next`, read with the token of a district. */
export function cleverRosters({ apiUrl, within, wait = sleep }: RosterSettings): SchoolRosters {
  async function get<Body>(
    token: string,
    path: string,
    schema: z.ZodType<Body>,
    patience: Patience,
  ): Promise<Body> {
    for (let pause = FIRST_WAIT_MS; ; pause *= 2) {
      const answer = await answerOf(`${apiUrl}${path}`, token, within);
      if (answer.kind === 'body') return parsed(schema, answer.text);
      if (answer.kind === 'refused') fail(answer.reason, answer.cause);
      const ms = Math.min(
        answer.untilMs === null ? pause : Math.max(answer.untilMs - Date.now(), 1),
        LONGEST_WAIT_MS,
      );
      if (!patience.takes(ms)) fail(answer.reason, answer.cause);
      await wait(ms);
    }
  }

  async function all<Row extends { readonly id: string }>(
    token: string,
    path: string,
    row: z.ZodType<Row>,
    patience: Patience,
  ): Promise<readonly Row[]> {
    const rows: Row[] = [];
    const seen = new Set<string>();
    const schema = pageOf(row);
    let next: string | null = path;
    while (next !== null) {
      const page: Page<Row> = await get<Page<Row>>(token, next, schema, patience);
      const { data, links } = page;
      for (const { data: one } of data) {
        // The same again means that the pages go in a circle: what is missing would be taken for vanished.
        if (seen.has(one.id)) fail('school.incomplete');
        seen.add(one.id);
        rows.push(one);
      }
      const uri: string | null = links?.find(({ rel }) => rel === 'next')?.uri ?? null;
      // The token goes to no other address than the configured one.
      if (uri !== null && !/^\/v3\.0\/[^/\\]/.test(uri)) fail('school.badAnswer');
      next = data.length === 0 ? null : uri;
    }
    return rows;
  }

  return {
    async districtOf(token) {
      const [found] = await all(token, '/v3.0/districts', district, patienceOf(0));
      return found ?? fail('school.badAnswer');
    },

    async rosterOf(token, patienceMs) {
      const patience = patienceOf(patienceMs);
      const schools = await all(token, `/v3.0/schools?limit=${PAGE}`, school, patience);
      if (schools.length === 0) fail('school.incomplete');
      const users = <Row extends { readonly id: string }>(role: string, row: z.ZodType<Row>) =>
        all(token, `/v3.0/users?role=${role}&limit=${PAGE}`, row, patience);
      const teachers = await users('teacher', teacher);
      const students = await users('student', student);
      const contacts = await users('contact', contact);
      const sections = await all(token, `/v3.0/sections?limit=${PAGE}`, section, patience);
      return {
        schools,
        teachers: teachers.map((one) => ({
          ...personOf(one),
          email: one.email?.trim().toLowerCase() || null,
          schoolIds: schoolsOf(one.roles.teacher),
        })),
        students: students.map((one) => ({
          ...personOf(one),
          schoolIds: schoolsOf(one.roles.student),
          yob: yearOf(one.roles.student.dob),
        })),
        contacts: contacts.map((one) => ({
          ...personOf(one),
          studentIds: (one.roles.contact.student_relationships ?? [])
            .filter(isGuardian)
            .map(({ student: of }) => of),
        })),
        sections: sections.map(({ id: sectionId, teacher: main, teachers: others, students: taught }) => ({
          id: sectionId,
          teacherIds: [...new Set([...(main ? [main] : []), ...(others ?? [])])],
          studentIds: [...new Set(taught ?? [])],
        })),
      };
    },
  };
}

const personOf = (one: { readonly id: string; readonly name: z.output<typeof name> }) => ({
  id: one.id,
  firstname: withoutHiddenSigns(one.name.first ?? ''),
  lastname: withoutHiddenSigns(one.name.last ?? ''),
});

const schoolsOf = ({ school: main, schools }: z.output<typeof atSchools>): readonly string[] => [
  ...new Set([...(main ? [main] : []), ...(schools ?? [])]),
];

/** `7/22/2010`, as the API writes a day of birth. */
const yearOf = (dob: string | null | undefined): number | null => {
  const year = Number(/^\d{1,2}\/\d{1,2}\/(\d{4})$/.exec(dob ?? '')?.[1] ?? Number.NaN);
  return Number.isInteger(year) ? year : null;
};

/** A doctor or a neighbour may be named for many children, who are no family for that. */
const isGuardian = ({
  relationship,
  type,
}: {
  readonly relationship?: string | null | undefined;
  readonly type?: string | null | undefined;
}): boolean => ['Parent', 'Grandparent'].includes(relationship ?? '') || type === 'Parent/Guardian';

interface Patience {
  takes(ms: number): boolean;
}

function patienceOf(patienceMs: number): Patience {
  let left = patienceMs;
  return {
    takes(ms) {
      left -= ms;
      return left >= 0;
    },
  };
}

type Answer =
  | { readonly kind: 'body'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: ErrorCode; readonly cause: unknown }
  | {
      readonly kind: 'later';
      readonly reason: ErrorCode;
      readonly cause: unknown;
      readonly untilMs: number | null;
    };

async function answerOf(address: string, token: string, within: number): Promise<Answer> {
  try {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    });
    const text = await response.text();
    const { status, headers } = response;
    const cause = new Error(`answered with ${status}`);
    if (status === 429) {
      const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
      return {
        kind: 'later',
        reason: 'school.askLater',
        cause,
        untilMs: Number.isFinite(reset) ? reset * 1000 : null,
      };
    }
    if (status >= 500) return { kind: 'later', reason: 'school.noAnswer', cause, untilMs: null };
    if (status === 401 || status === 403) return { kind: 'refused', reason: 'school.tokenEnded', cause };
    if (status >= 400) return { kind: 'refused', reason: 'school.badAnswer', cause };
    return { kind: 'body', text };
  } catch (cause) {
    return { kind: 'later', reason: 'school.noAnswer', cause, untilMs: null };
  }
}

function parsed<Body>(schema: z.ZodType<Body>, text: string): Body {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    fail('school.incomplete', cause);
  }
  const read = schema.safeParse(body);
  // What zod says quotes the path, never a child's name.
  return read.success ? read.data : fail('school.badAnswer', new Error(z.prettifyError(read.error)));
}

function fail(reason: ErrorCode, cause?: unknown): never {
  throw new AppError('school.listsFailed', { reason, cause });
}
