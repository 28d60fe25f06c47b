import { Button, type ButtonProps } from 'antd';
import type { Heir } from './focus';
import { useFocusLeft } from './useFocusLeft';

/** A button that goes once it is pressed: its focus is left to what comes. */
export function PassingButton({ heir, ...button }: ButtonProps & { heir?: Heir }) {
  const ref = useFocusLeft<HTMLButtonElement>(heir);
  return <Button {...button} ref={ref} />;
}
