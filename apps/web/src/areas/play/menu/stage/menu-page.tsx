import { EmptyState } from '@flink/ui/play/states/empty-state.tsx';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { useLetters } from '@flink/ui/texts/letters.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, useRef } from 'react';
import { type NoData, useMenuData } from '../../data/menu-data.ts';
import type { Learner, SolutionMenu } from '../board/board.ts';
import type { Place } from '../way/menu-link.tsx';
import { useMenuKeys } from '../way/use-menu-keys.ts';
import { useWayUp } from '../way/use-way-up.ts';
import { MenuStage } from './menu-stage.tsx';

export interface MenuPageProps {
  /** The page above, where it is known without the menu. */
  readonly parent: Place | null;
  /** In the shape of what comes. */
  readonly skeleton: ReactNode;
  readonly children: (menu: SolutionMenu, learners: readonly Learner[]) => ReactNode;
}

/** Waits for the menu, and says in words why there is none (spec 1 §8). */
export function MenuPage({ parent, skeleton, children }: MenuPageProps) {
  const { locale } = useTexts();
  const data = useMenuData();
  useLetters(data.kind === 'ready' ? data.menu.locale : locale);
  return data.kind === 'ready' ? (
    children(data.menu, data.learners)
  ) : (
    <NoMenu data={data} parent={parent} skeleton={skeleton} />
  );
}

export interface NoMenuProps extends Pick<MenuPageProps, 'parent' | 'skeleton'> {
  readonly data: NoData;
}

/** A page of the menu that has not come, or never will. */
export function NoMenu({ data, parent, skeleton }: NoMenuProps) {
  const { t } = useTexts();
  const up = useWayUp(parent);
  useMenuKeys(useRef(null), up);

  switch (data.kind) {
    case 'waiting':
      return (
        <MenuStage onUp={up} says="soon" stand={up ? 'top' : 'middle'}>
          {skeleton}
        </MenuStage>
      );
    case 'nothing':
      return (
        <MenuStage onUp={up} stand="middle">
          <EmptyState title={t(data.text)} text={t('play.askAnAdult')} />
        </MenuStage>
      );
    case 'offline':
      return (
        <MenuStage onUp={up} stand="middle">
          <ErrorState kind="offline" text={t('shell.cannotConnectText')} onRefresh={data.refresh} />
        </MenuStage>
      );
    case 'failed':
      return (
        <MenuStage onUp={up} stand="middle">
          <ErrorState kind="broken" text={t('error.play.menuFailed')} onRefresh={data.refresh} />
        </MenuStage>
      );
  }
}
