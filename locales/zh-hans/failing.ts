import type { text as english } from '../en/failing.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  offlineTitle: '您的网络已断开',
  offlineText: '网络恢复后将自动继续。已完成的预订和付款不受影响。',
  awayTitle: '预订服务暂无响应',
  awayText: '我们正在自动重试，恢复后即可继续。已完成的预订和付款不受影响。',
  pageTitle: '此页面尚未开放预订',
  pageText: '该网站尚未完成预订设置。您可以在专门的预订页面上预订。',
  hotelTitle: '找不到此酒店',
  hotelText: '链接可能已失效或有误。您已有的预订不受影响。',
  closedTitle: '该酒店目前不在此接受预订',
  closedText: '您已有的预订不受影响。详情请咨询酒店。',
  fileTitle: '预订页面未能完整加载',
  fileText: '页面可能在您浏览期间更新过。请重新加载页面。已完成的预订和付款不受影响。',
  storageTitle: '您的浏览器不允许此页面保存数据',
  storageText: '预订时需要保存您的选择。请在专门的预订页面上预订，或允许此网站保存数据。',
  oursTitle: '我们的系统出了点问题',
  oursText: '请重试。已完成的预订和付款不受影响。',
  ownPage: '前往预订页面',
  call: '致电酒店：{{phone}}',
  reload: '重新加载页面',
  noHotelCode: '缺少酒店代码',
})
