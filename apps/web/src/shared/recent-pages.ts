/** Breadcrumb history keeps the last 5 pages (spec 1 §9). */
export const RECENT_PAGES = 5;

export interface Page {
  readonly path: string;
  /** The string key of its title. */
  readonly title: string;
}

/** The newest page last; going on the same page again does not push others out. */
export function visit(pages: readonly Page[], page: Page): readonly Page[] {
  return [...pages.filter(({ path }) => path !== page.path), page].slice(-RECENT_PAGES);
}

const KEY = 'flink-recent-pages';

export function recentPages(): readonly Page[] {
  try {
    const pages: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(pages) ? pages.filter(isPage) : [];
  } catch {
    return [];
  }
}

export function rememberPage(page: Page): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit(recentPages(), page)));
  } catch {
    // Without storage there is no history to offer; nothing else depends on it.
  }
}

function isPage(page: unknown): page is Page {
  const { path, title } = (page ?? {}) as Record<string, unknown>;
  return typeof path === 'string' && path.startsWith('/') && typeof title === 'string';
}
