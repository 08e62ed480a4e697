import { OfficeProvider } from '@flink/ui/office/office-provider.tsx';
import type { ReactNode } from 'react';
import styles from './board.module.css';

/** Paper on which a part is shown in its states. */
export function Board({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <OfficeProvider>
      <main className={styles.board}>
        <h1 className={styles.title} lang="en" dir="ltr">
          {title}
        </h1>
        {children}
      </main>
    </OfficeProvider>
  );
}

export interface StateProps {
  readonly name: string;
  readonly layout?: 'line' | 'form' | 'pair' | 'block';
  readonly children: ReactNode;
}

export function State({ name, layout = 'line', children }: StateProps) {
  return (
    <section className={styles.state}>
      <h2 className={styles.name} lang="en" dir="ltr">
        {name}
      </h2>
      <div className={layout === 'block' ? undefined : styles[layout]}>{children}</div>
    </section>
  );
}
