import type { Call } from '@flink/contract/call.ts';
import { calls } from '@flink/contract/calls/index.ts';
import type { TableQuery } from '../db/table-page.ts';
import { holderOf, sessionOf } from '../plugins/access/principal.ts';
import type { CallContext, Route } from '../plugins/calls.ts';
import type { Services } from '../services.ts';
import type { Values } from './resource.repo.ts';
import type { ServedResource } from './served-resource.ts';

type Context = CallContext<Call>;

const asking = ({ scope, principal }: Context) => ({ scope, session: sessionOf(principal) });
const idIn = (part: unknown) => (part as { readonly id: string }).id;

/** The seven calls of every resource. */
export function resourceRoutes({ resources }: Services, all: Iterable<ServedResource>): readonly Route[] {
  return Array.from(all).flatMap((served) => {
    const answers: Record<string, (context: Context) => Promise<unknown>> = {
      Table: ({ scope, query }) => resources.page(served, scope, query as TableQuery & Values),
      List: async ({ scope, query }) => ({
        success: true,
        data: await resources.list(served, scope, (query as { readonly filter: string }).filter),
      }),
      Row: async ({ scope, params }) => ({
        success: true,
        data: await resources.row(served, scope, idIn(params)),
      }),
      UsedIn: async ({ scope, principal, params }) => ({
        success: true,
        data: await resources.usedIn(served, scope, holderOf(principal), idIn(params)),
      }),
      Add: async (context) => ({
        success: true,
        data: await resources.add(served, asking(context), context.body as Values),
      }),
      Edit: async (context) => ({
        success: true,
        data: await resources.edit(
          served,
          asking(context),
          context.body as Values & { readonly _id: string; readonly version: number },
        ),
      }),
      Delete: async (context) => {
        await resources.remove(served, asking(context), idIn(context.query));
        return { success: true };
      },
    };
    return Object.entries(answers).map(([what, handler]): Route => {
      const name = `${served.resource.name}${what}`;
      return { name, call: (calls as Record<string, Call>)[name] as Call, handler };
    });
  });
}
