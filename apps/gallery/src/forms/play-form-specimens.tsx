import { DialogsProvider } from '@flink/ui/play/dialogs/dialogs-provider.tsx';
import { ToastsProvider } from '@flink/ui/play/dialogs/toasts-provider.tsx';
import { PlayLook } from '@flink/ui/play/play-look.tsx';
import { Scene } from '@flink/ui/play/scene/scene.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import type { ReactNode } from 'react';
import { FormStage } from '../../../web/src/trying/form-stage.tsx';
import { playForms } from '../../../web/src/trying/play-forms.tsx';
import { ENDINGS } from '../../../web/src/trying/tried-form.ts';
import type { Specimen } from '../specimen.ts';

const frame = (form: ReactNode) => (
  <PlayLook>
    <Scene />
    <DialogsProvider>
      <ToastsProvider>
        <Stage>{form}</Stage>
      </ToastsProvider>
    </DialogsProvider>
  </PlayLook>
);

/** Every form once for each way its call may end. */
export const playFormSpecimens: readonly Specimen[] = playForms.flatMap((form) =>
  ENDINGS.map((ending) => ({
    id: `form-${form.id}-${ending}`,
    title: `Form: ${form.title}, ${ending}`,
    look: 'play' as const,
    render: () => <FormStage form={form} ending={ending} frame={frame} />,
  })),
);
