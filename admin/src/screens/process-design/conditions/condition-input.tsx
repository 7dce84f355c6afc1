import { Suspense } from 'react';
import { Form, Input, Skeleton } from 'antd';

import { handed } from '../../../kit/inputs/inputs.tsx';
import type { Control } from '../../../kit/inputs/inputs.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.ts';

const LibraryBuilder = lazyPart(() => import('./library-builder.tsx'));

/** The expression of a condition: put together of comparisons as long as it says no more than they can, and written beside that. */
export const ConditionInput: Control = (props) => {
  const type: unknown = Form.useWatch('type', Form.useFormInstance());
  const { value, onChange } = props;
  return (
    <>
      <Suspense fallback={<Skeleton active title={false} />}>
        <LibraryBuilder
          condition={typeof value === 'string' ? value : ''}
          isCompletion={type === 'completion'}
          onChange={(condition) => onChange?.(condition)}
        />
      </Suspense>
      <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} {...handed<string>(props)} />
    </>
  );
};
