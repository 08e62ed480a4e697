import type { Session } from '@flink/contract/entities/session.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCommonData } from '../shared/common-data.ts';
import { afterSignOut } from '../shared/session/after-sign-out.ts';
import { beginSchoolSignIn } from '../shared/session/school-sign-in.ts';
import { isViewing, useSession } from '../shared/session/session-store.ts';
import { useMayStay } from '../shared/session/use-may-stay.ts';

/** A session that ends, here or in another tab, takes the person from a closed screen to where they came in. */
export function SessionEnd() {
  const session = useSession();
  const last = useRef<Session | null>(session);
  const { learningCenters } = useCommonData();
  const router = useRouter();
  const mayStay = useMayStay();
  // From a view as another the way leads back to the own account (shared/viewing).
  const leave = session === null && !mayStay && !isViewing;

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
