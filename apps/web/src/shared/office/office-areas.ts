import type { Session } from '@flink/contract/entities/session.ts';
import type { AreaId, ShellArea } from '@flink/ui/office/shell/rail.tsx';
import { homeOf } from '../session/home-of.ts';
import { holderOf } from '../session/session-store.ts';
import { sectionsFor } from './office-sections.ts';

const AREAS: readonly ShellArea[] = [
  { id: 'make', href: '/flink-make' },
  { id: 'report', href: '/flink-admin' },
  { id: 'admin', href: '/admin' },
];

/** The rail shows the doors that lead somewhere: to a section, or to where this person is at home. */
export function areasFor(session: Session): readonly ShellArea[] {
  const home = homeOf(session);
  const sections = sectionsFor(holderOf(session));
  return AREAS.filter(({ id, href }) => href === home || sections.some(({ area }) => area === id));
}

export type { AreaId };
