import { allows, OPEN } from '@flink/contract/access/rules.ts';
import { useMatches, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../shared/session/session-store.ts';

/** A session that ends while a page is open (in another tab, by a refused renewal) leaves no empty room behind. */
export function SessionEnd() {
  const session = useSession();
  const access = useMatches().at(-1)?.staticData.access ?? OPEN;
  const navigate = useNavigate();
  const leave = session === null && !allows(access, null);

  useEffect(() => {
    if (leave) navigate({ to: '/', replace: true });
  }, [leave, navigate]);

  return null;
}
