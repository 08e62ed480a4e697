import { viewingRefusal } from './access/viewing.ts';
import type { Call } from './call.ts';
import type { ErrorCode } from './errors/catalogue.ts';

/** Statuses of success besides 200. */
export function successesOf({ etag, alsoAnswers = [] }: Call): readonly number[] {
  return etag ? [...alsoAnswers, 304] : alsoAnswers;
}

/** Every error a call can give: those it declares, and those of what each request passes on its way to it. */
export function errorsOf(call: Call): ReadonlySet<ErrorCode> {
  const whileViewing = viewingRefusal(call);
  const takesBody = call.method !== 'GET';
  return new Set<ErrorCode>([
    ...(call.errors ?? []),
    'request.tooMany',
    'server.unavailable',
    'server.databaseAway',
    ...((call.params ?? call.query ?? call.body) ? (['request.invalid'] as const) : []),
    ...(call.access === null ? [] : (['access.signInRequired', 'access.denied'] as const)),
    ...(call.access === null || call.withGivenPassword ? [] : (['access.ownPasswordFirst'] as const)),
    ...(whileViewing ? [whileViewing] : []),
    // A stream may be of any kind, but not of one that has no name.
    ...(takesBody ? (['server.storageFull', 'request.unsupportedMediaType'] as const) : []),
    // Also where no body is wanted: one that is sent is read all the same.
    ...(takesBody && !call.rawBody ? (['request.malformedJson', 'request.tooLarge'] as const) : []),
  ]);
}
