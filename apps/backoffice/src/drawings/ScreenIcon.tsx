import { Drawing, type DrawingProps } from './Drawing';
import { otherScreens, screenDrawings } from './names';

/** The icon of a screen, by its name. It is not read out: the screen's name is beside it. */
export function ScreenIcon({ name, ...rest }: { name: string } & Pick<DrawingProps, 'className'>) {
  const { create, other } = otherScreens;
  return <Drawing of={screenDrawings[name] ?? (name.endsWith('-create') ? create : other)} {...rest} />;
}
