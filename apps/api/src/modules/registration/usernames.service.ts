import { usernameError } from '@flink/contract/rules/register-form.ts';
import { tidyUsername } from '@flink/contract/rules/username.ts';
import type { Db } from '../../db/database.ts';
import { takenUsernames } from './registration.repo.ts';
import { type UsernameWish, usernameIdeas } from './username-ideas.ts';

const SUGGESTIONS = 3;

export function usernamesService({ db }: { readonly db: Db }) {
  return {
    /** Tells of usernames only, and of each only what the field of the form would tell. */
    async availability(wish: UsernameWish) {
      const username = tidyUsername(wish.username);
      const isPossible = usernameError(username) === undefined;
      const ideas = usernameIdeas(wish).filter((idea) => idea !== username);
      const taken = await takenUsernames(db, isPossible ? [username, ...ideas] : ideas);
      return {
        available: isPossible && !taken.has(username),
        suggestions: ideas.filter((idea) => !taken.has(idea)).slice(0, SUGGESTIONS),
      };
    },
  };
}
