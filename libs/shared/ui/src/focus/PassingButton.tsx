import { Button, type ButtonProps } from 'antd';
import type { Heir } from './focus';
import { useFocusLeft } from './useFocusLeft';

/** A button that disappears when pressed; its focus moves to `heir`. */
export function PassingButton({ heir, ...button }: ButtonProps & { heir?: Heir }) {
  const ref = useFocusLeft<HTMLButtonElement>(heir);
  return <Button {...button} ref={ref} />;
}
