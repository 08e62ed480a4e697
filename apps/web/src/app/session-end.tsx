import { allows, OPEN } from '@flink/contract/access/rules.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCommonData } from '../shared/common-data.ts';
import { afterSignOut } from '../shared/session/after-sign-out.ts';
import { beginSchoolSignIn } from '../shared/session/school-sign-in.ts';
import { useSession } from '../shared/session/session-store.ts';

/** A session that ends, here or in another tab, takes the person from a closed screen to where they came in. */
export function SessionEnd() {
  const session = useSession();
  const last = useRef<Session | null>(session);
  const { learningCenters } = useCommonData();
  const access = useMatches().at(-1)?.staticData.access ?? OPEN;
  const router = useRouter();
  const leave = session === null && !allows(access, null);

  useEffect(() => {
    if (session !== null) last.current = session;
  }, [session]);

  useEffect(() => {
    if (!leave) return;
    const next = afterSignOut(last.current, learningCenters);
    if (next.kind === 'path') router.history.push(next.path);
    else beginSchoolSignIn().catch(() => router.history.push('/login'));
  }, [leave, learningCenters, router]);

  return null;
}
