/** How a browser is opened. */
export interface Browser {
  /** Left out where Playwright knows its own. */
  readonly executablePath?: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

// Chromium refuses its sandbox as root and in most containers; only our own pages are opened here.
const WITHOUT_SANDBOX = ['--no-sandbox'];

export const installedAt = (executablePath: string): Browser => ({
  executablePath,
  args: WITHOUT_SANDBOX,
  env: {},
});

export const PLAYWRIGHTS_OWN: Browser = { args: WITHOUT_SANDBOX, env: {} };

/** The same in Playwright's words. */
export const launchOptions = ({ executablePath, args, env }: Browser) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...args],
  env: { ...process.env, ...env },
});
