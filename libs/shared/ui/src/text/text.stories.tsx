import { CheckCircleOutlined } from '@ant-design/icons';
import { Space } from 'antd';
import { useSay } from '../testing/story.fake';
import { Amount } from './Amount';
import { Bidi } from './Bidi';
import { CopyButton } from './CopyButton';
import { Email as Address } from './Email';
import { Tag, type TagProps } from './Tag';
import { When } from './When';

export default { title: 'Values' };

const colors: readonly NonNullable<TagProps['color']>[] = [
  'default',
  'info',
  'processing',
  'success',
  'warning',
  'error',
];

export function Tags() {
  const say = useSay();
  return (
    <Space wrap>
      {colors.map((color) => (
        <Tag key={color} color={color} icon={<CheckCircleOutlined aria-hidden />}>
          {say('Confirmed', 'مؤكدة')}
        </Tag>
      ))}
    </Space>
  );
}

export const Amounts = () => (
  <Space orientation="vertical">
    <Amount money={{ amount: '1234.50', currency: 'EUR' }} />
    <Amount money={{ amount: '-0.125', currency: 'KWD' }} />
    <Amount bare money={{ amount: '1234', currency: 'JPY' }} />
  </Space>
);
export const Codes = () => (
  <Space orientation="vertical">
    <Bidi code>KX-204</Bidi>
    <Bidi>+20 100 123 4567</Bidi>
  </Space>
);
export const Copy = () => {
  const say = useSay();
  return <CopyButton text="KX-204" label={say('Copy the number', 'نسخ الرقم')} />;
};
export const Email = () => (
  <Space orientation="vertical">
    <Address>mona@rental.example</Address>
    <Address>the.very.long.name.of.somebody@a-long-domain.rental.example</Address>
  </Space>
);
export const Instant = () => <When at="2030-01-15T09:30:00Z" />;
