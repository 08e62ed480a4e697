import type { Session } from '@flink/contract/entities/session.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type CommonData, CommonDataContext } from '../shared/common-data.ts';
import { signInWith } from '../shared/session/session-store.ts';

const LOCALES = [
  ['en', 'English'],
  ['es', 'Español'],
  ['sw', 'Kiswahili'],
] as const;

const commonTestData: CommonData = {
  locale: 'en',
  speaks: true,
  locales: LOCALES.map(([code, displayName]) => ({
    _id: code,
    code,
    name: displayName,
    displayName,
    direction: 'ltr',
  })),
  strings: {},
  config: {
    emailsLocales: ['en'],
    registrationLocales: ['en'],
    loginPageDocuments: {},
    parentVideos: {},
    schoolSignIn: false,
    supportEmail: 'help@flink.test',
    supportPhone: '',
  },
  activityTemplates: [],
  learningCenters: [],
  tryActivityId: null,
};

const Children = createContext<ReactNode>(null);
const Screen = () => useContext(Children);

/** At every address stands what is tested. */
function routerAt(address: string) {
  const root = createRootRoute();
  const everywhere = ['/', '$'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: Screen }),
  );
  return createRouter({
    routeTree: root.addChildren(everywhere),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
}

/** What every screen has around it: queries without retries, common data, and a router. */
export function AppPlace({ children, at = '/' }: { readonly children: ReactNode; readonly at?: string }) {
  const [{ queries, router }] = useState(() => ({
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    router: routerAt(at),
  }));
  return (
    <QueryClientProvider client={queries}>
      <CommonDataContext value={commonTestData}>
        <Children value={children}>
          <RouterProvider router={router} />
        </Children>
      </CommonDataContext>
    </QueryClientProvider>
  );
}

const ID = '018f0000-0000-7000-8000-000000000001';

/** Of a person with these permissions; it is only read here, and not signed. */
export function tokenOf(userRole: Partial<Session['userRole']>, learner: Session['learner'] = null): string {
  const payload: Omit<Session, 'sessionId'> & { sessionId: string; exp: number } = {
    sessionId: ID,
    user: {
      _id: ID,
      firstname: 'Ada',
      lastname: 'Admin',
      locale: 'en',
      temporaryPassword: false,
      masterOrganizationId: null,
      regionId: null,
      learningCenterId: null,
    },
    userRole: { alias: 'SUPER', name: 'Super', redirect: 'admin', flags: {}, permissions: {}, ...userRole },
    learner,
    team: learner ? [learner] : [],
    cleverLogin: false,
    version: 1,
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
  return `.${btoa(JSON.stringify(payload))}.`;
}

export const signInAs = (...person: Parameters<typeof tokenOf>): void => signInWith(tokenOf(...person));
