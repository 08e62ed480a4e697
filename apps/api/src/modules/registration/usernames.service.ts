import { AppError } from '@flink/contract/errors/app-error.ts';
import { usernameError } from '@flink/contract/rules/people/register-form.ts';
import { tidyUsername } from '@flink/contract/rules/people/username.ts';
import { type UsernameWish, usernameIdeas } from '@flink/contract/rules/people/username-ideas.ts';
import type { Db } from '../../db/database.ts';
import { hourlyLimit } from '../../rate-limits/hourly-limit.ts';
import { isOffered, tidyCode } from './offered.ts';
import { takenUsernames } from './registration.repo.ts';

const SUGGESTIONS = 3;

/** Questions in an hour by who holds one code: enough to try names for an evening, too few to read off a school. */
export const QUESTIONS_WITH_OFFER = 200;

export function usernamesService({ db }: { readonly db: Db }) {
  const limit = hourlyLimit(db, { keyPrefix: 'usernames', points: QUESTIONS_WITH_OFFER });
  return {
    /**
     * Tells of usernames only, and only somebody who can register: with neither a free code nor a paid registration
     * one could read off which usernames exist.
     */
    async availability({ offer, ...wish }: UsernameWish & { readonly offer: string }) {
      if (!(await isOffered(db, offer))) throw new AppError('registration.codeUnavailable');
      await limit.count(tidyCode(offer));
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
