import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { noteOpened } from './arrival.ts';

export type Place =
  | { readonly kind: 'board' }
  | { readonly kind: 'level'; readonly subject: string; readonly level: number }
  | { readonly kind: 'group'; readonly groupId: string }
  | {
      readonly kind: 'activity';
      readonly activityId: string;
      /** From which it is opened: the way back, and what comes next. */
      readonly groupId?: string | undefined;
    };

/** Tells the places of the menu apart, whatever the language. */
export function keyOf(place: Place): string {
  switch (place.kind) {
    case 'board':
      return 'board';
    case 'level':
      return `${place.level} ${place.subject}`;
    case 'group':
      return place.groupId;
    case 'activity':
      return place.activityId;
  }
}

export function addressOf(place: Place) {
  switch (place.kind) {
    case 'board':
      return { to: '/play' } as const;
    case 'level':
      return {
        to: '/play/level/$level/$subject',
        params: { level: String(place.level), subject: place.subject },
      } as const;
    case 'group':
      return { to: '/play/group/$groupId', params: { groupId: place.groupId } } as const;
    case 'activity':
      return { to: '/play/activity/$activityId', params: { activityId: place.activityId } } as const;
  }
}

export interface MenuLinkProps {
  readonly place: Place;
  readonly label: string;
  /** What is said aloud (hold-to-hear.ts). */
  readonly name: string;
  /** Of the name, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** The one to touch next. */
  readonly next: boolean;
  readonly className?: string | undefined;
  onPress?(): void;
  readonly children: ReactNode;
}

/** One step deeper into the menu. */
export function MenuLink({ place, label, name, lang, next, className, onPress, children }: MenuLinkProps) {
  return (
    <Link
      {...addressOf(place)}
      // The page below it in the history is its parent: the way up is the way back.
      state={{ fromParent: true, groupId: place.kind === 'activity' ? place.groupId : undefined }}
      className={className}
      aria-label={label}
      // By arrows (move-by-arrows.ts).
      tabIndex={0}
      data-item={keyOf(place)}
      data-next={next || undefined}
      data-says={name}
      data-says-in={lang}
      // An activity is no page of the menu, and cannot note itself.
      onClick={() => {
        onPress?.();
        if (place.kind === 'activity') noteOpened(keyOf(place));
      }}
      draggable={false}
    >
      {children}
    </Link>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    fromParent?: boolean;
    /** The group from which an activity was opened. */
    groupId?: string | undefined;
  }
}
