import { useState } from 'react';
import { chooseLocale } from '../../../shared/locale.ts';
import { type LoginQuery, readLoginQuery, withoutSecrets } from './login-query.ts';

/**
 * Reads the address once and takes the passwords out of it and of the history before anything else runs
 * (decisions: Sessions): not even a request of this page may carry them on as a referrer.
 */
export function useLoginQuery(): LoginQuery {
  const [query] = useState(() => {
    const { search, pathname } = window.location;
    const clean = withoutSecrets(search);
    if (clean !== null) window.history.replaceState(window.history.state, '', `${pathname}${clean}`);
    const read = readLoginQuery(search);
    if (read.locale) chooseLocale(read.locale);
    return read;
  });
  return query;
}
