import { useState } from 'react';
import { cars, useSay } from '../testing/story.fake';
import { ChoiceSelect } from './ChoiceSelect';
import { ClearableSelect } from './ClearableSelect';
import { RemoteSelect } from './RemoteSelect';

export default { title: 'Choices' };

const options = cars.map(({ id, name, plate }) => ({ value: id, label: name, code: plate }));
const search = (typed: string) =>
  Promise.resolve(options.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())));

export function OneOfAFew() {
  const say = useSay();
  return <ChoiceSelect aria-label={say('Car', 'السيارة')} options={options} defaultValue="1" />;
}

export function NoneOrOne() {
  const say = useSay();
  const [value, setValue] = useState<string | undefined>('2');
  return (
    <ClearableSelect
      aria-label={say('Car', 'السيارة')}
      placeholder={say('Car', 'السيارة')}
      options={options}
      value={value ?? null}
      onChange={setValue}
    />
  );
}

export function Searched() {
  const say = useSay();
  const [value, setValue] = useState<string | null>('3');
  return (
    <RemoteSelect
      aria-label={say('Car', 'السيارة')}
      search={search}
      selected={options}
      value={value}
      onChange={setValue}
    />
  );
}

export function SearchedSeveral() {
  const say = useSay();
  const [value, setValue] = useState(['1', '2']);
  return (
    <RemoteSelect
      multiple
      aria-label={say('Cars', 'السيارات')}
      search={search}
      selected={options}
      value={value}
      onChange={setValue}
    />
  );
}
