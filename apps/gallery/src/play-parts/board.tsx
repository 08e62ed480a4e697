import { DialogsProvider } from '@flink/ui/play/dialogs/dialogs-provider.tsx';
import { ToastsProvider } from '@flink/ui/play/dialogs/toasts-provider.tsx';
import { PlayLook, type SceneName } from '@flink/ui/play/play-look.tsx';
import { Scene } from '@flink/ui/play/scene/scene.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import type { ReactNode } from 'react';
import styles from './board.module.css';

export interface BoardProps {
  readonly title: string;
  readonly scene?: SceneName;
  readonly children: ReactNode;
}

/** A sheet on a scene, on which a part is shown in its states. */
export function Board({ title, scene, children }: BoardProps) {
  return (
    <PlayLook scene={scene}>
      <Scene />
      <DialogsProvider>
        <ToastsProvider>
          <Stage>
            <Sheet className={styles.board}>
              <h1 className={styles.title} lang="en" dir="ltr">
                {title}
              </h1>
              {children}
            </Sheet>
          </Stage>
        </ToastsProvider>
      </DialogsProvider>
    </PlayLook>
  );
}

export function State({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.state}>
      <h2 className={styles.name} lang="en" dir="ltr">
        {name}
      </h2>
      <div className={styles.things}>{children}</div>
    </section>
  );
}
