import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { IconButton } from './icon-button.tsx';
import { useLink } from './link.tsx';

interface MenuLook {
  readonly label: string;
  readonly icon?: IconName;
  readonly bad?: boolean;
  /** A line above, for what stands apart from the rest (usually what is lost for good). */
  readonly apart?: boolean;
  readonly disabled?: boolean;
}

export type MenuAction = MenuLook &
  (
    | { readonly onSelect: () => void; readonly href?: never }
    | { readonly href: string; readonly onSelect?: never }
  );

export function MenuActions({ actions }: { readonly actions: readonly MenuAction[] }) {
  const Link = useLink();
  return actions.map((action) => {
    const shared = {
      leftSection: action.icon && <Icon name={action.icon} />,
      color: action.bad ? 'var(--bad)' : undefined,
      disabled: action.disabled,
    };
    const { href } = action;
    return (
      <Fragment key={action.label}>
        {action.apart && <Menu.Divider />}
        {href === undefined ? (
          <Menu.Item {...shared} onClick={action.onSelect}>
            {action.label}
          </Menu.Item>
        ) : (
          <Menu.Item
            {...shared}
            renderRoot={(root: Record<string, unknown>) => <Link href={href} {...root} />}
          >
            {action.label}
          </Menu.Item>
        )}
      </Fragment>
    );
  });
}

export interface ActionMenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly inRow?: boolean;
  readonly icon?: IconName;
}

export function ActionMenu({ label, actions, inRow = false, icon = 'dots-vertical' }: ActionMenuProps) {
  return (
    <Menu position="bottom-end" width={236}>
      <Menu.Target>
        <IconButton icon={icon} label={label} inRow={inRow} data-control={inRow ? 'menu' : undefined} />
      </Menu.Target>
      <Menu.Dropdown>
        <MenuActions actions={actions} />
      </Menu.Dropdown>
    </Menu>
  );
}
