import type { Credentials } from './use-sign-in.ts';

export interface Player {
  readonly username: string;
  readonly password: string;
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
