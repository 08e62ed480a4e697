import { allows } from '@flink/contract/access/rules.ts';
import type { Call, TenantKind } from '@flink/contract/call.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { fieldsOf, holds, sampleInput, withValue } from './call-input.ts';
import type { TenantRow } from './tenant-rows.ts';
import { ask, type TestRequest } from './test-house.ts';
import type { TwoTenants, Visitor } from './two-tenants.ts';

/** What a call may show although the person asking does not see the rows. */
export interface PublicPart {
  readonly ids: readonly TenantKind[];
  readonly texts: readonly TenantKind[];
  readonly because: string;
}

export interface Walked {
  readonly name: string;
  readonly call: Call;
  readonly publicPart?: PublicPart;
}

/** One visitor makes one call with every row it could name. Returns what went wrong, in words. */
export async function walk(
  server: FastifyInstance,
  world: TwoTenants,
  walked: Walked,
  visitor: Visitor,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const comesIn = allows(walked.call.access, visitor.holder);
  const visits = visitsOf(walked.call, world, visitor);
  // Whom the rule keeps out is stopped before anything could change, whatever row they name.
  const mayChange = comesIn && walked.call.method !== 'GET';
  let before = mayChange ? await world.snapshot() : null;
  for (const visit of comesIn ? visits : visits.slice(0, 1)) {
    const reply = await ask(server, walked.call, { ...visit.asked, as: visitor.token });
    const after = before && (await world.snapshot());
    const found = [
      wrongAnswer(walked.call, visitor, visit, reply),
      ...leaks(walked, world, visitor, reply),
      ...(before && after ? changes(world, visitor, before, after) : []),
    ];
    for (const problem of found) {
      if (problem !== null) problems.push(`${walked.name} as ${visitor.name}${visit.to}: ${problem}`);
    }
    before = after;
    if (before && isSuccess(reply)) {
      await world.restore();
      before = await world.snapshot();
    }
  }
  return problems;
}

export interface Visit {
  readonly asked: TestRequest;
  /** For the report: which row was asked for. */
  readonly to: string;
  /** Whether all rows it names are the visitor's to see; null when it names none. */
  readonly isSeen: boolean | null;
}

export function visitsOf(call: Call, world: TwoTenants, visitor: Visitor): Visit[] {
  const fields = Object.entries(call.tenant ?? {});
  if (fields.length === 0) return [{ asked: inputOf(call, []), to: '', isSeen: null }];
  const home = ([place, kind]: [string, TenantKind]) => {
    const row = world.rowsOf(kind).find(visitor.sees) ?? world.rowsOf(kind)[0];
    if (!row) throw new Error(`The two tenants have no ${kind}.`);
    return [place, row] as const;
  };
  // One that a call can do without narrows what another one names: it is named alone.
  const needed = fields.filter(([place]) => holds(sampleInput(call), place));
  return fields.flatMap(([place, kind]) =>
    world.rowsOf(kind).map((row) => {
      const others = needed.filter(([other]) => other !== place).map(home);
      const named = [[place, row] as const, ...others];
      return {
        asked: inputOf(call, named),
        to: ` for ${row.kind} ${row.marker}`,
        isSeen: named.every(([, namedRow]) => visitor.sees(namedRow)),
      };
    }),
  );
}

function inputOf(call: Call, named: readonly (readonly [place: string, row: TenantRow])[]): TestRequest {
  // A foreign row on the second page of a table would not be noticed.
  const isTable = fieldsOf(call).some(([place]) => place === 'query.limit');
  const input = isTable ? withValue(sampleInput(call), 'query.limit', 100) : sampleInput(call);
  return named.reduce((filled, [place, row]) => withValue(filled, place, row.id), input);
}

function wrongAnswer(
  call: Call,
  visitor: Visitor,
  visit: Visit,
  reply: LightMyRequestResponse,
): string | null {
  const { statusCode } = reply;
  const code = codeOf(reply);
  const said = `answered ${statusCode} ${code ?? ''}`.trim();
  if (!allows(call.access, visitor.holder)) {
    const [status, wanted] = visitor.holder ? [403, 'access.denied'] : [401, 'access.signInRequired'];
    return statusCode === status && code === wanted ? null : `${said}, the rule does not let them in`;
  }
  if (visit.isSeen === false)
    return isSuccess(reply) ? `${said}, the row is not theirs to see` : refusal(call, reply, said);
  if (isSuccess(reply) || call.alsoAnswers?.some((also) => also === statusCode)) return null;
  // What a family pays is read by its admin alone, also where others see the family.
  if (code === 'families.onlyFamilyAdmin') return refusal(call, reply, said);
  if (visit.isSeen && (call.method === 'GET' || code === 'notFound'))
    return `${said}, the row is theirs to see`;
  return refusal(call, reply, said);
}

/** Whom the rule lets in hears a no that the call declares, never one of the door and never a failure. */
function refusal(call: Call, reply: LightMyRequestResponse, said: string): string | null {
  const code = codeOf(reply);
  const isDeclared = (call.errors ?? []).some((declared) => declared === code);
  return isDeclared && reply.statusCode < 500 ? null : `${said}, which the call does not declare`;
}

const isSuccess = ({ statusCode }: LightMyRequestResponse) => statusCode >= 200 && statusCode < 300;

function codeOf(reply: LightMyRequestResponse): ErrorCode | null {
  if (reply.statusCode < 400) return null;
  try {
    return reply.json().code ?? null;
  } catch {
    return null;
  }
}

function leaks(
  { publicPart }: Walked,
  world: TwoTenants,
  visitor: Visitor,
  reply: LightMyRequestResponse,
): string[] {
  const text = `${JSON.stringify(reply.headers)}${reply.body}`.toLowerCase();
  return world.rows
    .filter((row) => !visitor.mayRead(row))
    .flatMap((row) => {
      const id = text.includes(row.id) && !publicPart?.ids.includes(row.kind);
      const marker = text.includes(row.marker) && !publicPart?.texts.includes(row.kind);
      return [
        ...(id ? [`shows the id of the ${row.kind} ${row.marker} of tenant ${row.tenant}`] : []),
        ...(marker ? [`shows a text of the ${row.kind} ${row.marker} of tenant ${row.tenant}`] : []),
      ];
    });
}

function changes(
  world: TwoTenants,
  visitor: Visitor,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return world.rows
    .filter((row) => !visitor.sees(row) && before.get(row.id) !== after.get(row.id))
    .map((row) => `changed the ${row.kind} ${row.marker} of tenant ${row.tenant}`);
}
