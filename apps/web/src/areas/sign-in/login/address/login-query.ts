/** Query parameters of /login (spec 1 §2). */
export interface LoginQuery {
  readonly autoLogin: boolean;
  /** Up to three pairs; a name may stand without a password. */
  readonly players: readonly { readonly username: string; readonly password: string }[];
  readonly family: string | null;
  readonly locale: string | null;
  readonly onePerson: boolean;
  readonly instructions: { readonly productName: string; readonly username: string } | null;
}

const PAIRS = [
  ['username', 'password'],
  ['username2', 'password2'],
  ['username3', 'password3'],
] as const;

/** Everything that must not stay in the address, the history or a log. */
const SECRETS = ['password', 'password2', 'password3', 'autoLogin'] as const;

/** Never throws: an address can be typed, cut and mangled by mail programs. */
export function readLoginQuery(search: string): LoginQuery {
  const params = new URLSearchParams(search);
  const players = PAIRS.map(([username, password]) => ({
    username: params.get(username)?.trim() ?? '',
    password: params.get(password) ?? '',
  }));
  const last = players.findLastIndex(({ username }) => username !== '');
  return {
    autoLogin: params.get('autoLogin') === '1',
    players: players.slice(0, last + 1),
    family: params.get('family'),
    locale: params.get('locale'),
    onePerson: params.get('onePerson') === 'true',
    instructions: isShown(params.get('showInstructions'))
      ? readInstructions(params.get('instructionsData'))
      : null,
  };
}

/** The same address without its secrets; null when it holds none. */
export function withoutSecrets(search: string): string | null {
  const params = new URLSearchParams(search);
  if (!SECRETS.some((name) => params.has(name))) return null;
  for (const name of SECRETS) params.delete(name);
  return params.size > 0 ? `?${params}` : '';
}

/** A number as text: 0 and what is none show nothing. */
const isShown = (text: string | null): boolean => Number(text) > 0;

function readInstructions(text: string | null): LoginQuery['instructions'] {
  try {
    const { productName, username } = JSON.parse(text ?? '') as Record<string, unknown>;
    return typeof productName === 'string' && typeof username === 'string' ? { productName, username } : null;
  } catch {
    return null;
  }
}
