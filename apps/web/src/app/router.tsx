import { type AccessRule, allows } from '@flink/contract/access/rules.ts';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { tell } from '../shared/notices.ts';
import { homeOf } from '../shared/session/home-of.ts';
import { currentSession, holderOf, isViewing } from '../shared/session/session-store.ts';
import { forgetTarget, rememberTarget } from '../shared/session/target.ts';
import { areas } from './areas.ts';
import { isAt } from './is-at.ts';
import { NotFound } from './not-found.tsx';
import { PageTitle } from './page-title.tsx';
import { RenderFailure } from './render-failure.tsx';
import { type AreaName, type RouteRow, routeTable } from './route-table.ts';
import { SessionEnd } from './session-end.tsx';

const ViewingBanner = lazyRouteComponent(() => import('../shared/viewing/banner.tsx'));

const root = createRootRoute({
  component: () => (
    <>
      <PageTitle />
      <SessionEnd />
      {isViewing && <ViewingBanner />}
      <Outlet />
    </>
  ),
  notFoundComponent: NotFound,
  // A failed screen is caught in its area's frame; here falls what the frame itself drops.
  errorComponent: RenderFailure,
});

/** An area's frame stays while its screens change. */
const frames = (Object.keys(areas) as AreaName[]).map((area) => {
  const frame = createRoute({
    getParentRoute: () => root,
    id: area,
    component: lazyRouteComponent<{ default: () => React.ReactNode }>(areas[area]),
  });
  const screens = routeTable
    .filter((row) => row.area === area)
    .map((row) =>
      createRoute({
        getParentRoute: () => frame,
        path: row.path,
        beforeLoad: ({ preload, location, params }) => {
          if (row.tabs && !row.tabs.includes((params as { readonly tab?: string }).tab ?? ''))
            throw notFound();
          guard(row, { preload, location });
        },
        component: lazyRouteComponent(row.screen),
        staticData: { title: row.title, access: row.access, needs: row.needs },
      }),
    );
  return frame.addChildren(screens);
});

interface Arriving {
  /** The page is only being made ready. */
  readonly preload: boolean;
  readonly location: { readonly pathname: string; readonly href: string };
}

/** Sends away who may not enter; the screen they land on says why (spec 1 §2). */
function guard(row: RouteRow, { preload, location }: Arriving): void {
  // A page that does not exist lies behind no door: who is not signed in is told so as well.
  if (!isAt(row.path, location.pathname)) return;
  const session = currentSession();
  if (session !== null && row.area !== 'sign-in' && !preload) forgetTarget();
  // A temporary password opens one door only, until the person has chosen their own (spec 1 §2).
  if (session?.user.temporaryPassword && row.area !== 'sign-in' && row.path !== homeOf(session)) {
    throw redirect({ to: homeOf(session), replace: true });
  }
  if (allows(row.access, holderOf(session))) return;
  if (!preload) {
    if (session === null) rememberTarget(location.href);
    tell('access.denied');
  }
  throw redirect({ to: session === null ? '/' : homeOf(session), replace: true });
}

export const router = createRouter({
  routeTree: root.addChildren(frames),
  // Screens read and write their own part of the address (tables, login parameters); the router carries it untouched.
  parseSearch: (text) => ({ text }),
  stringifySearch: (search) => (typeof search.text === 'string' ? search.text : ''),
  notFoundMode: 'root',
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
    access?: AccessRule;
    needs?: RouteRow['needs'];
  }
}
