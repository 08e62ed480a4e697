import type { Credentials } from '../use-sign-in.ts';

export interface Player {
  readonly username: string;
  readonly password: string;
}

/** The call numbers its pairs: username, username2, username3. */
export const FIELD_SUFFIX = ['', '2', '3'] as const;

/** One of those who are signing in. */
export function playerIn(credentials: Credentials, place: number): Player {
  const suffix = FIELD_SUFFIX[place] ?? '';
  return {
    username: credentials[`username${suffix}`] ?? '',
    password: credentials[`password${suffix}`] ?? '',
  };
}

/** What is sent for one to three players. */
export function credentialsOf(
  players: readonly [Player, ...Player[]],
  more: { readonly learningCenterId?: string; readonly multiFamilyTeam?: boolean },
): Credentials {
  const [first, second, third] = players;
  return {
    username: first.username,
    password: first.password,
    ...(second ? { username2: second.username, password2: second.password } : {}),
    ...(third ? { username3: third.username, password3: third.password } : {}),
    ...(players.length > 1 ? { isTeam: true } : {}),
    ...(more.learningCenterId ? { learningCenterId: more.learningCenterId } : {}),
    ...(more.multiFamilyTeam ? { multiFamilyTeam: true } : {}),
  };
}
