import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { TOOL_ICONS } from './menu-bar.tsx';
import type { MenuTool } from './menu-tools.ts';
import styles from './more-dialog.module.css';

export interface MoreDialogProps {
  readonly tools: readonly MenuTool[];
  onTool(tool: MenuTool): void;
  onClose(): void;
}

/** What has no room in the bar, each with its name. */
export function MoreDialog({ tools, onTool, onClose }: MoreDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('menu.more')} onClose={onClose}>
      <ul className={styles.tools}>
        {tools.map((tool) => (
          <li key={tool}>
            <button
              type="button"
              className={styles.tool}
              data-says={t(`menu.tool.${tool}`)}
              onClick={() => onTool(tool)}
            >
              <span className={styles.disc}>
                <Icon name={TOOL_ICONS[tool]} className={styles.icon} />
              </span>
              {t(`menu.tool.${tool}`)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
