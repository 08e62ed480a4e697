import { Readable } from 'node:stream';
import type { Call } from '@flink/contract/call.ts';
import { resourcesCalls } from '@flink/contract/calls/resources.ts';
import type { DeletedPage } from '@flink/contract/entities/trash.ts';
import { filesOf } from '@flink/contract/resources/kit/field.ts';
import type { ImportBody } from '@flink/contract/resources/kit/import-calls.ts';
import type { SpeechWish } from '@flink/contract/resources/kit/resource-calls.ts';
import type { FastifyRequest } from 'fastify';
import type { TableQuery } from '../db/table-page.ts';
import { sessionOf } from '../plugins/access/principal.ts';
import type { CallContext, Route } from '../plugins/calls.ts';
import type { Services } from '../services.ts';
import type { Bulk } from './bulk.ts';
import type { Values } from './resource.repo.ts';

import type { ServedResource } from './served-resource.ts';
import type { Meant } from './trash/trash.repo.ts';

type Context = CallContext<Call>;

const idIn = (part: unknown) => (part as { readonly id: string }).id;

/** Thousands of lines, each with all its rules: nothing is heard meanwhile, and who hung up would not know what became of them. */
const IMPORT_WITHIN_MS = 600_000;

/** The connection of this one request may be silent for longer than others. */
const waitFor = ({ raw }: FastifyRequest, milliseconds: number): void => {
  raw.socket.setTimeout?.(milliseconds);
};

/** The calls of every resource. */
export function resourceRoutes(
  { resources, originOf }: Services,
  all: Iterable<ServedResource>,
): readonly Route[] {
  const asking = ({ scope, principal, request }: Context) => ({
    scope,
    session: sessionOf(principal),
    origin: originOf(request),
  });
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
      UsedIn: async (context) => ({
        success: true,
        data: await resources.usedIn(served, asking(context), idIn(context.params)),
      }),
      Add: async (context) => ({
        success: true,
        ...(await resources.add(served, asking(context), context.body as Values)),
      }),
      Edit: async (context) => ({
        success: true,
        ...(await resources.edit(
          served,
          asking(context),
          context.body as Values & { readonly _id: string; readonly version: number },
        )),
      }),
      Delete: async (context) => ({
        success: true,
        undo: await resources.remove(served, asking(context), idIn(context.query)),
      }),
      Deleted: ({ scope, query }) => resources.deleted(served, scope, query as DeletedPage),
      Restore: async (context) => ({
        success: true,
        ...(await resources.restore(served, asking(context), context.body as Meant)),
      }),
      Bulk: async (context) => ({
        success: true,
        ...(await resources.removeMany(served, asking(context), context.body as Bulk)),
      }),
      ...(served.resource.bulk
        ? {
            BulkChange: async (context) => ({
              success: true,
              ...(await resources.changeMany(
                served,
                asking(context),
                context.body as Bulk & { readonly action: string },
              )),
            }),
          }
        : {}),
      Csv: async ({ scope, query, reply, locale }) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${served.resource.section}.csv"`)
          .send(Readable.from(await resources.csv(served, scope, query as Values, locale))),
      ...(served.resource.importedBy
        ? {
            Import: async (context) => {
              waitFor(context.request, IMPORT_WITHIN_MS);
              return {
                success: true,
                data: await resources.bringIn(served, asking(context), context.body as ImportBody),
              };
            },
          }
        : {}),
      ...(Object.values(served.resource.fields).some(filesOf)
        ? {
            Upload: async (context) => {
              const file = context.body as unknown as {
                readonly field: string;
                readonly size: number;
                readonly name?: string;
              };
              return { success: true, ...(await resources.upload(served, asking(context), file)) };
            },
          }
        : {}),
      ...(Object.values(served.resource.fields).some((field) => filesOf(field) === 'audio')
        ? {
            Speak: async (context) => ({
              success: true,
              ...(await resources.speak(served, asking(context), context.body as unknown as SpeechWish)),
            }),
          }
        : {}),
    };
    return Object.entries(answers).flatMap(([what, handler]): readonly Route[] => {
      const name = `${served.resource.name}${what}`;
      const call = (resourcesCalls as Record<string, Call>)[name];
      // What the kit does not declare for it, its module answers in its own way.
      return call ? [{ name, call, handler }] : [];
    });
  });
}
