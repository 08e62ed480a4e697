import { Tray, type TrayProps } from '@flink/ui/play/pieces/tray.tsx';
import { usePlace } from './use-place.ts';

/** A tray to which a piece can be brought back. */
export function DragTray({ id, ...props }: TrayProps & { readonly id: string }) {
  return <Tray {...props} {...usePlace({ id, name: props.label })} />;
}
