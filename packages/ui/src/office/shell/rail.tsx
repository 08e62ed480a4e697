import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { type MenuAction, MenuActions } from '../buttons/action-menu.tsx';
import { useLink } from '../buttons/link.tsx';
import { Fox } from '../icons/fox.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { Avatar } from '../marks/avatar.tsx';
import classes from './rail.module.css';

export type AreaId = 'make' | 'report' | 'admin' | 'play';

const SIGNS: Readonly<Record<AreaId, IconName>> = {
  make: 'brush',
  report: 'chart-bar',
  admin: 'building-community',
  play: 'device-gamepad-2',
};

export interface ShellArea {
  readonly id: AreaId;
  readonly href: string;
}

export interface RailProps {
  readonly homeHref: string;
  /** Those the person may enter. */
  readonly areas: readonly ShellArea[];
  readonly currentArea: AreaId;
  readonly account: { readonly name: string; readonly actions: readonly MenuAction[] };
  readonly onShortcuts?: () => void;
}

function DarkSwitch() {
  const { t } = useTexts();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={t('office.shell.dark')}
      aria-pressed={dark}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} size={20} />
    </button>
  );
}

export function Rail({ homeHref, areas, currentArea, account, onShortcuts }: RailProps) {
  const { t } = useTexts();
  const Link = useLink();
  const names: Readonly<Record<AreaId, string>> = {
    make: t('office.shell.make'),
    report: t('office.shell.report'),
    admin: t('office.shell.admin'),
    play: t('office.shell.play'),
  };
  return (
    <nav className={classes.rail} aria-label={t('office.shell.areas')}>
      <Link className={classes.brand} href={homeHref} aria-label={t('office.shell.home')}>
        <Fox />
      </Link>
      <div className={classes.areas}>
        {areas.map((area) => (
          <Link
            key={area.id}
            className={classes.area}
            href={area.href}
            aria-current={area.id === currentArea ? 'true' : undefined}
          >
            <Icon name={SIGNS[area.id]} size={22} />
            <span className={classes.label}>{names[area.id]}</span>
          </Link>
        ))}
      </div>
      <div className={classes.foot}>
        {onShortcuts && (
          <button
            type="button"
            className={classNames(classes.tool, classes.keys)}
            aria-label={t('office.shell.shortcuts')}
            onClick={onShortcuts}
          >
            <Icon name="keyboard" size={20} />
          </button>
        )}
        <DarkSwitch />
        <Menu position="right-end" width={236}>
          <Menu.Target>
            <button
              type="button"
              className={classes.account}
              aria-label={t('office.shell.account', { name: account.name })}
            >
              <Avatar name={account.name} large />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{account.name}</Menu.Label>
            <MenuActions actions={account.actions} />
          </Menu.Dropdown>
        </Menu>
      </div>
    </nav>
  );
}
