import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '../../../shared/locale.ts';
import { onStageWord, type ShownDraft, showDraft } from '../../../shared/preview/draft-stage.ts';
import { makeCommon } from '../lists/make-data.ts';
import { type ScreenSize, scaleIn } from './screen-sizes.ts';
import classes from './stage-frame.module.css';
import { withTemplateLook } from './template-look.ts';

/** On a bad line; then there is a way to try again. */
const COMES_WITHIN_MS = 15_000;

export interface StageFrameProps {
  readonly activityId: string;
  readonly label: string;
  readonly screen: ScreenSize;
  /** Another object is shown from its beginning. */
  readonly draft: Omit<ShownDraft, 'round'>;
  /** Fits the height of its room too; else it takes the height that it needs. */
  readonly fitsHeight?: boolean;
  readonly onLeft?: () => void;
  /** Over the picture. */
  readonly children?: ReactNode;
}

/** The real player at the size of a device, drawn as large as there is room for. */
export function StageFrame(props: StageFrameProps) {
  const { activityId, label, screen, draft, fitsHeight = false, children } = props;
  const { t } = useTexts();
  const common = useQuery(makeCommon(useLocale())).data;
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [trial, setTrial] = useState(0);
  const [state, setState] = useState<'coming' | 'ready' | 'late'>('coming');
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const round = useRef(0);
  const scale = scaleIn(screen, { width: room.width, height: fitsHeight ? room.height : null });

  useLayoutEffect(() => {
    const here = place.current;
    if (here === null) return;
    const measure = () => setRoom({ width: here.clientWidth, height: here.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(here);
    return () => watch.disconnect();
  }, []);

  const show = useEffectEvent(() => {
    round.current += 1;
    if (frame.current?.contentWindow)
      showDraft(frame.current.contentWindow, { ...withTemplateLook(draft, common), round: round.current });
  });
  const left = useEffectEvent(() => props.onLeft?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: every trial waits for its own stage.
  useEffect(() => {
    setState('coming');
    const late = setTimeout(() => setState((now) => (now === 'coming' ? 'late' : now)), COMES_WITHIN_MS);
    const stop = onStageWord(
      () => frame.current?.contentWindow ?? null,
      (word) => {
        if (word === 'left') left();
        else {
          setState('ready');
          show();
        }
      },
    );
    return () => {
      clearTimeout(late);
      stop();
    };
  }, [trial]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every draft is one to show.
  useEffect(() => {
    if (state === 'ready') show();
  }, [draft, common]);

  return (
    <div ref={place} className={fitsHeight ? classes.room : classes.column}>
      <div
        className={classes.device}
        data-screen={screen.name}
        style={{ inlineSize: screen.width * scale, blockSize: screen.height * scale }}
      >
        {state === 'late' ? (
          <EmptyState
            state={{
              kind: 'error',
              title: t('make.preview.late'),
              message: '',
              onRetry: () => setTrial((before) => before + 1),
            }}
          />
        ) : (
          <iframe
            key={trial}
            ref={frame}
            className={classes.stage}
            title={label}
            src={`/preview-draft/${activityId}`}
            inert={draft.isPicture}
            style={{ inlineSize: screen.width, blockSize: screen.height, transform: `scale(${scale})` }}
          />
        )}
        {state === 'ready' && children}
      </div>
    </div>
  );
}
