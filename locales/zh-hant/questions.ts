import type { text as english } from '../en/questions.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  title: '飯店想了解的事項',
  notices: '請注意',
  characters: '已輸入 {{used}} / {{most}} 個字元',
  chooseTime: '請選擇時間',
  several: '可複選。',
  men: '男',
  women: '女',
  peopleSum: '男女人數總和須與該客房的成人人數相同。',
  peopleOfRoom: '客房 {{number}}：男 {{men}} 位，女 {{women}} 位',
  unknownOption: '此項目已無法選擇，請重新選擇。',
  files: '新增檔案',
  filesHelp: '圖片或 PDF，最多 {{files}} 個檔案，每個不超過 {{megabytes}} MB。也可將檔案拖曳至此。',
  sending: '正在傳送 {{name}}',
  retryFile: '重新傳送 {{name}}',
  removeFile: '移除 {{name}}',
  waitForFiles: '請等候檔案傳送完成，或將其移除。',
  file: '檔案 {{number}}',
  yourAnswers: '您的回答',
  later: '飯店還想了解',
  send: '送出回答',
  sent: '謝謝您，飯店已收到您的回答。',
  sendUnknown: '目前尚不清楚飯店是否已收到您的回答。再按一次也不會重複送出。',
  none: '未回答',
})
