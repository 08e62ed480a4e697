import { useEffect, useLayoutEffect, useState } from 'react';
import { visitInLocale } from '../../../../shared/locale.ts';
import { loginAddress } from './login-address.ts';
import type { LoginQuery } from './login-query.ts';

const address = loginAddress(window);

/** What the address asked for when the screen was opened, in the language that it asked for. */
export function useLoginQuery(): LoginQuery {
  const [query] = useState(address.read);
  useEffect(() => {
    address.forget();
  }, []);
  // Before the sign-in of `useAutoLogin`, so that a refusal is said in this language.
  useLayoutEffect(() => {
    if (query.locale) visitInLocale(query.locale);
  }, [query]);
  return query;
}
