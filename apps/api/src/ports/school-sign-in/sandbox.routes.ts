import { sandboxCalls } from '@flink/contract/calls/play/sandbox.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { DEFAULT_LOCALE, type TextParams } from '@flink/contract/texts/translate.ts';
import type { FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { routesOf } from '../../plugins/calls.ts';
import { linkOrigin } from '../../post/link-origin.ts';
import { CALLBACK } from './addresses.ts';
import { SANDBOX_PAGE_POLICY, sandboxPage } from './sandbox-page.ts';

interface Catalog {
  localeCodes(): Promise<readonly string[]>;
  texts(
    locale: string,
  ): Promise<{ locale: string; dir: 'ltr' | 'rtl'; t(key: string, params?: TextParams): string }>;
}

/** The pages of the embedded district; with a real school sign-in, or without the demo world, there is nothing here. */
export function sandboxRoutes({ school, config }: Pick<House, 'school' | 'config'>, catalog: Catalog) {
  const district = () => {
    if (school.sandbox === null) throw new AppError('notFound');
    return school.sandbox;
  };
  // Of this installation's own address, not of the Host header: whoever writes that could receive the code.
  const mustBeOurs = (address: string, request: FastifyRequest) => {
    if (address !== `${new URL(linkOrigin(config, request)).origin}${CALLBACK}`)
      throw new AppError('request.invalid', { fields: { redirect_uri: 'request.notAllowed' } });
  };

  return routesOf(sandboxCalls)({
    sandboxCleverAuthorize: async ({ query, request, reply }) => {
      const shown = district();
      mustBeOurs(query.redirect_uri, request);
      const wanted = localeOfBrowser(request.headers['accept-language'], await catalog.localeCodes());
      reply
        .type(sandboxCalls.sandboxCleverAuthorize.reply.raw)
        .header('content-security-policy', SANDBOX_PAGE_POLICY)
        .header('referrer-policy', 'no-referrer');
      return sandboxPage(
        shown,
        { redirectUrl: query.redirect_uri, state: query.state },
        await catalog.texts(wanted),
      );
    },

    sandboxCleverChoose: async ({ query, request, reply }) => {
      const shown = district();
      mustBeOurs(query.redirect_uri, request);
      const code = await shown.codeFor(query.person, query.redirect_uri);
      if (code === null) throw new AppError('notFound');
      const back = new URL(query.redirect_uri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', query.state);
      return reply.redirect(back.href, 303);
    },
  });
}

/** The first language of the browser's list that Flink has; a page that is navigated to brings no user-locale. */
export function localeOfBrowser(header: string | undefined, known: readonly string[]): string {
  const wished = (header ?? '')
    .split(',')
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase() ?? '')
    .flatMap((tag) => [tag, tag.split('-')[0] ?? tag]);
  for (const tag of wished) {
    const match = known.find((code) => code.toLowerCase() === tag);
    if (match !== undefined) return match;
  }
  return DEFAULT_LOCALE;
}
