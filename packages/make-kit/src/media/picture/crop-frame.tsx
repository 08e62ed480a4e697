import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Box, type Handle, moved } from './crop.ts';
import classes from './crop-frame.module.css';

/** Small ones are shown larger: the corners are not to hide them. */
const HIGHEST = 300;

/** One press of an arrow, in shares of the picture; with Shift ten of them. */
const STEP = 0.01;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const HANDLES = ['all', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

interface CropFrameProps {
  readonly url: string;
  readonly alt: string;
  readonly picture: RefObject<HTMLImageElement | null>;
  readonly box: Box;
  readonly onChange: (box: Box) => void;
  /** It is no picture, whatever it is called. */
  readonly onBroken: () => void;
}

/** A picture and the part of it that is kept: moved by mouse, finger or arrows. */
export function CropFrame({ url, alt, picture, box, onChange, onBroken }: CropFrameProps) {
  const { t } = useTexts();
  const [ratio, setRatio] = useState(1);
  const held = useRef<{ readonly x: number; readonly y: number; readonly box: Box } | null>(null);

  const press = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY, box };
  };
  const drag = (event: PointerEvent, handle: Handle) => {
    const size = picture.current?.getBoundingClientRect();
    if (held.current === null || !size || size.width === 0) return;
    const right = (event.clientX - held.current.x) / size.width;
    const down = (event.clientY - held.current.y) / size.height;
    onChange(moved(held.current.box, handle, right, down));
  };
  const letGo = () => {
    held.current = null;
  };
  const step = (event: KeyboardEvent, handle: Handle) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    onChange(moved(box, handle, by[0] * times, by[1] * times));
  };
  const place = {
    top: `${box.y * 100}%`,
    left: `${box.x * 100}%`,
    width: `${box.width * 100}%`,
    height: `${box.height * 100}%`,
  };
  const percent = (share: number) => Math.round(share * 100);

  return (
    // Pictures are not mirrored, nor are their corners.
    <div className={classes.frame} dir="ltr" style={{ width: `${HIGHEST * ratio}px` }}>
      <img
        ref={picture}
        className={classes.picture}
        src={url}
        alt={alt}
        onError={onBroken}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
        }}
      />
      <div className={classes.shade} aria-hidden="true">
        <span style={place} />
      </div>
      <div className={classes.box} style={place}>
        {HANDLES.map((handle) => (
          <button
            key={handle}
            type="button"
            className={`${classes.handle} ${classes[handle]}`}
            aria-label={t(`make.crop.${handle}`)}
            onPointerDown={press}
            onPointerMove={(event) => drag(event, handle)}
            onPointerUp={letGo}
            onPointerCancel={letGo}
            onKeyDown={(event) => step(event, handle)}
          />
        ))}
      </div>
      <span className={classes.told} role="status">
        {t('make.crop.size', { width: percent(box.width), height: percent(box.height) })}
      </span>
    </div>
  );
}
