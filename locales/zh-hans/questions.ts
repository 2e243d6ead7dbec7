import type { text as english } from '../en/questions.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  title: '酒店想了解的事项',
  notices: '请注意',
  characters: '已输入 {{used}} / {{most}} 个字符',
  chooseTime: '请选择时间',
  several: '可多选。',
  men: '男',
  women: '女',
  peopleSum: '男女人数之和须与该客房的成人人数一致。',
  peopleOfRoom: '客房 {{number}}：男 {{men}} 位，女 {{women}} 位',
  unknownOption: '此项已无法选择，请重新选择。',
  files: '添加文件',
  filesHelp: '图片或 PDF，最多 {{files}} 个文件，每个不超过 {{megabytes}} MB。也可将文件拖到此处。',
  sending: '正在发送 {{name}}',
  retryFile: '重新发送 {{name}}',
  removeFile: '移除 {{name}}',
  waitForFiles: '请等待文件发送完成，或将其移除。',
  file: '文件 {{number}}',
  yourAnswers: '您的回答',
  later: '酒店还想了解',
  send: '提交回答',
  sent: '谢谢，酒店已收到您的回答。',
  sendUnknown: '目前尚不清楚酒店是否已收到您的回答。再按一次也不会重复提交。',
  none: '未回答',
})
