import { type LoginQuery, readLoginQuery, withoutSecrets } from './login-query.ts';

/** The parts of `window` that an address is read from and cleaned in. */
export interface AddressBar {
  readonly location: { readonly pathname: string; readonly search: string };
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

export interface LoginAddress {
  /** The same for the same address until it is forgotten. */
  read(): LoginQuery;
  /** Once a screen has it: the same address without its passwords is another visit. */
  forget(): void;
}

/**
 * Takes the passwords out of the address and of the history before anything else runs (decisions: Sessions): not even a
 * request of this page may carry them on as a referrer. A drawing that is thrown away before it is shown, because texts
 * are still on their way, must not take them with it.
 */
export function loginAddress({ location, history }: AddressBar): LoginAddress {
  let taken: { readonly address: string; readonly query: LoginQuery } | null = null;
  return {
    read() {
      const { pathname, search } = location;
      if (taken?.address === `${pathname}${search}`) return taken.query;
      const clean = withoutSecrets(search);
      const address = `${pathname}${clean ?? search}`;
      if (clean !== null) history.replaceState(history.state, '', address);
      taken = { address, query: readLoginQuery(search) };
      return taken.query;
    },
    forget() {
      taken = null;
    },
  };
}
