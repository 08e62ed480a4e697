import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { useLink } from '../buttons/link.tsx';
import { Icon } from '../icons/icon.tsx';
import type { SectionGroup } from './section-list.tsx';
import classes from './section-menu.module.css';

/** The same sections in one button, where there is no room for a column. */
export function SectionMenu({ groups }: { readonly groups: readonly SectionGroup[] }) {
  const { t } = useTexts();
  const Link = useLink();
  const sections = groups.flatMap((group) => group.sections);
  const current = sections.findLast((section) => section.current);
  return (
    <Menu position="bottom-start" width={272} menuItemTabIndex={0}>
      <Menu.Target>
        <Button icon="menu-2" trailingIcon="chevron-down">
          {current?.label ?? t('office.shell.sections')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.scroll}>
          {groups.map((group) => (
            <Fragment key={group.label}>
              <Menu.Label>{group.label}</Menu.Label>
              {group.sections.map((section) => (
                <Menu.Item
                  key={section.href}
                  className={section.current ? classes.current : undefined}
                  leftSection={section.icon && <Icon name={section.icon} />}
                  aria-current={section.current ? 'page' : undefined}
                  renderRoot={(root: Record<string, unknown>) => <Link href={section.href} {...root} />}
                >
                  {section.label}
                </Menu.Item>
              ))}
            </Fragment>
          ))}
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}
