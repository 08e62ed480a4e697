import type { ComponentProps } from 'react';
import { ButtonFace, type ButtonLook, buttonClass } from './button-face.tsx';

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {}

/** Goes somewhere and looks like a button. The router's createLink() can wrap it. */
export function LinkButton({ variant, icon, iconEnd, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={buttonClass(variant, className)} {...rest}>
      <ButtonFace icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonFace>
    </a>
  );
}
