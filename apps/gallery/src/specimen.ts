import type { ReactNode } from 'react';

export type Look = 'play' | 'office' | 'template';

export interface Specimen {
  /** Unique within its look; the last part of its address. */
  readonly id: string;
  readonly title: string;
  readonly look: Look;
  readonly render: () => ReactNode;
}
